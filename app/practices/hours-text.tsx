/** Hours from `describeWeek`. Lines break only before the brackets, never inside a time range. */
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
