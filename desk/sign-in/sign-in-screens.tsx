import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { Screen } from '../layout/screen.tsx';

export function SignInScreen({ error }: { error?: string }) {
  return (
    <Screen title="Sign in" intro="We email you a link. There is no password to remember.">
      <form method="post" action="/sign-in" noValidate className="grid max-w-md justify-items-start gap-5">
        <TextField label="Email address" name="email" type="email" autoComplete="email" error={error} focusOnLoad={!!error} />
        <Button size="large">Email me a link</Button>
      </form>
    </Screen>
  );
}

export function ConfirmScreen({ token }: { token: string }) {
  return (
    <Screen title="Sign in to the desk" intro="You stay signed in on this device for 12 hours.">
      <form method="post" action="/sign-in/link">
        <input type="hidden" name="token" value={token} />
        <Button size="large">Sign in</Button>
      </form>
    </Screen>
  );
}
