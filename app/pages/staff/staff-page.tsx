import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

export type StaffPageProps = {
  heading: string;
  text: string;
  /** Where there is something to confirm: opening the page has changed nothing yet. */
  confirm?: { button: string; danger: boolean };
  /** Where it is done, now or before. */
  done?: boolean;
};

const signs = {
  ask: { icon: 'people', disc: 'bg-action/10 text-action', edge: 'border-action' },
  danger: { icon: 'alert', disc: 'bg-danger-soft text-danger', edge: 'border-danger' },
  done: { icon: 'check', disc: 'bg-success-soft text-success', edge: 'border-success' },
  nothing: { icon: 'close', disc: 'bg-mist text-ink-soft', edge: 'border-line' },
} satisfies Record<string, { icon: IconName; disc: string; edge: string }>;

/** One question or one answer, seen before it is read: blue asks, red cannot be taken back, green is done, grey is over. */
export function StaffPage({ confirm, done = false, heading, text }: StaffPageProps) {
  const { disc, edge, icon } = signs[confirm ? (confirm.danger ? 'danger' : 'ask') : done ? 'done' : 'nothing'];
  return (
    <div className="bg-mist py-10 md:py-16 lg:py-24">
      <div className="wrap">
        <div
          className={`grid max-w-[52rem] gap-x-8 gap-y-5 rounded-card border-t-8 bg-card px-6 py-8 shadow-card md:grid-cols-[auto_1fr] md:px-10 md:py-12 ${edge}`}
        >
          <span className={`grid size-14 place-items-center rounded-full ${disc}`}>
            <Icon name={icon} size={28} />
          </span>
          <div>
            <h1 className="text-[clamp(2rem,4vw,3.25rem)] tracking-tight">{heading}</h1>
            <p className="mt-4 max-w-[52ch] text-xl leading-relaxed wrap-anywhere">{text}</p>
            {confirm ? (
              <form method="post" className="mt-8">
                <Button type="submit" size="large" variant={confirm.danger ? 'danger' : 'primary'}>
                  {confirm.button}
                </Button>
              </form>
            ) : null}
          </div>
        </div>
      </div>
    </div>
  );
}
