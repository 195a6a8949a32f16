import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

export type StaffPageProps = {
  heading: string;
  text: string;
  /** Set if the action needs confirmation. */
  confirm?: { button: string; danger: boolean };
  /** Whether the action has been carried out. */
  done?: boolean;
};

const states = {
  ask: { icon: 'people', disc: 'bg-action/10 text-action', edge: 'border-action' },
  danger: { icon: 'alert', disc: 'bg-danger-soft text-danger', edge: 'border-danger' },
  done: { icon: 'check', disc: 'bg-success-soft text-success', edge: 'border-success' },
  nothing: { icon: 'close', disc: 'bg-mist text-ink-soft', edge: 'border-line' },
} satisfies Record<string, { icon: IconName; disc: string; edge: string }>;

/** Asks for confirmation of a staff action or shows its result. Irreversible actions are red. */
export function StaffPage({ confirm, done = false, heading, text }: StaffPageProps) {
  const { disc, edge, icon } = states[confirm ? (confirm.danger ? 'danger' : 'ask') : done ? 'done' : 'nothing'];
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
            <h1 className="text-heading-m tracking-tight">{heading}</h1>
            <p className="mt-4 max-w-[52ch] text-xl leading-relaxed wrap-anywhere">{text}</p>
            {confirm ? (
              <form method="post" className="mt-8">
                <Button size="large" variant={confirm.danger ? 'danger' : 'primary'}>
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
