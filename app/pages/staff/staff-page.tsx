import { Button } from '../../ui/button.tsx';

export type StaffPageProps = {
  heading: string;
  text: string;
  /** Where there is something to confirm: opening the page has changed nothing yet. */
  confirm?: { button: string; danger: boolean };
};

export function StaffPage({ confirm, heading, text }: StaffPageProps) {
  return (
    <div className="wrap grid justify-items-start gap-6 pt-10 pb-24 lg:pt-16 lg:pb-32">
      <h1 className="max-w-[16ch] text-[clamp(2.25rem,5vw,4rem)] tracking-tight">{heading}</h1>
      <p className="max-w-[56ch] text-xl leading-relaxed wrap-anywhere">{text}</p>
      {confirm ? (
        <form method="post">
          <Button type="submit" size="large" variant={confirm.danger ? 'danger' : 'primary'}>
            {confirm.button}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
