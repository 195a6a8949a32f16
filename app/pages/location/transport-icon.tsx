/** Front views, as on road signs. */
const shapes = {
  train:
    'M15 6H33Q37 6 37 10V30Q37 34 33 34H15Q11 34 11 30V10Q11 6 15 6zM15 12V21H33V12zM17 26.500a2 2 0 1 0 .1 0zM31 26.500a2 2 0 1 0 .1 0zM16 36H20L16 42H12zM28 36H32L36 42H32z',
  car: 'M16 12H32L36 21H38Q40 21 40 23V33H36V36H31V33H17V36H12V33H8V23Q8 21 10 21H12zM18 15L15.500 21H32.500L30 15zM13 25.500a2 2 0 1 0 .1 0zM35 25.500a2 2 0 1 0 .1 0z',
};

export function TransportIcon({ by }: { by: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-14 shrink-0">
      <rect width="48" height="48" rx="10" className="fill-action" />
      <path d={shapes[by]} fillRule="evenodd" className="fill-on-action" />
    </svg>
  );
}
