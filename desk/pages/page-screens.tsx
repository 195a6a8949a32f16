import { Button, ButtonLink } from '../../app/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../app/ui/field.tsx';
import { notSaved } from '../drafts/drafts.ts';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';

export type NewPageErrors = { title?: string | undefined; lead?: string | undefined };
type NewPageProps = {
  places: readonly string[];
  typed: { title: string; lead: string; place: string };
  errors: NewPageErrors;
};

export function NewPageScreen({ errors, places, typed }: NewPageProps) {
  return (
    <Screen title="New page" intro="It is your draft until it is published. You write its text next." messages={notSaved}>
      <form method="post" action="/pages/new" noValidate className="grid max-w-3xl gap-5">
        <TextField
          label="Title"
          name="title"
          hint="Its heading, such as 'Sedation'. The address is made of it."
          defaultValue={typed.title}
          error={errors.title}
          focusOnLoad={errors.title !== undefined}
        />
        <TextAreaField
          label="What it is about"
          name="lead"
          hint="One or two sentences, below the heading and in search results."
          rows={3}
          defaultValue={typed.lead}
          error={errors.lead}
          focusOnLoad={!errors.title && errors.lead !== undefined}
        />
        <SelectField
          label="Where a link to it stands"
          name="place"
          options={[{ value: '', label: 'Nowhere for now' }, ...places.map((name) => ({ value: name, label: name }))]}
          defaultValue={typed.place}
        />
        <div className="flex flex-wrap gap-3">
          <Button>Make the page</Button>
          <ButtonLink href="/site" variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </form>
    </Screen>
  );
}

type AddressProps = {
  slug: string;
  title: string;
  base: string;
  linkedFrom: readonly string[];
  pages: readonly { path: string; name: string }[];
  error: string | undefined;
};

export function PageAddressScreen({ base, error, linkedFrom, pages, slug, title }: AddressProps) {
  return (
    <Screen title={`Address of ${title}`} intro={`${base}/${slug}`} messages={notSaved}>
      <Section title="Change the address" intro="Links follow, and the old address leads to the new one.">
        <form method="post" action={`/pages/${slug}/rename`} noValidate className="grid max-w-xl gap-4">
          <TextField
            label="New address"
            name="address"
            hint="A few words, such as 'sedation for nervous patients'."
            defaultValue={slug}
            error={error}
            focusOnLoad={error !== undefined}
          />
          <div>
            <Button variant="secondary">Change it</Button>
          </div>
        </form>
      </Section>
      <Section title="Remove the page" intro="It stays in the history, and undoing brings it back.">
        {linkedFrom.length > 0 ? (
          <p>
            <strong>Links lead to it from: {linkedFrom.join(', ')}.</strong> Entries of menus go; links in texts lead to the page
            that you choose.
          </p>
        ) : null}
        <form method="post" action={`/pages/${slug}/remove`} className="grid max-w-xl gap-4">
          <SelectField
            label="Where its address leads then"
            name="to"
            options={pages.map(({ name, path }) => ({ value: path, label: name }))}
            defaultValue="/"
          />
          <div>
            <Button variant="danger">Remove it</Button>
          </div>
        </form>
      </Section>
    </Screen>
  );
}
