/** Hours from `describeWeek`. Lines break only before the brackets, never inside a time range. */
export function HoursText({ hours }: { hours: string }) {
  const [open = '', lunch] = hours.split(/ (?=\()/);
  return (
    <>
      <span className="inline-block">{open}</span>
      {lunch ? (
        <>
          {' '}
          <span className="inline-block">{lunch}</span>
        </>
      ) : null}
    </>
  );
}
