import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';

export function SignInScreen({ error }: { error?: string }) {
  return (
    <section className="grid max-w-prose gap-6">
      <h1 className="text-4xl">Sign in</h1>
      <p className="text-ink-soft">We email you a link. There is no password to remember.</p>
      <form method="post" action="/sign-in" noValidate className="grid max-w-md gap-5">
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          error={error}
          focusOnLoad={error !== undefined}
        />
        <div>
          <Button size="large">Email me a link</Button>
        </div>
      </form>
    </section>
  );
}

export function ConfirmScreen({ token }: { token: string }) {
  return (
    <section className="grid max-w-prose gap-6">
      <h1 className="text-4xl">Sign in to the desk</h1>
      <p className="text-ink-soft">You stay signed in on this device for 12 hours.</p>
      <form method="post" action="/sign-in/link">
        <input type="hidden" name="token" value={token} />
        <Button size="large">Sign in</Button>
      </form>
    </section>
  );
}
