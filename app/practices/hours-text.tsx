/** Hours as `describeWeek` writes them, broken only before the brackets: no time is torn apart at its hyphen. */
export function HoursText({ hours }: { hours: string }) {
  const [open = '', lunch] = hours.split(/ (?=\()/);
  return (
    <>
      <span className="whitespace-nowrap">{open}</span>
      {lunch ? (
        <>
          {' '}
          <span className="whitespace-nowrap">{lunch}</span>
        </>
      ) : null}
    </>
  );
}
