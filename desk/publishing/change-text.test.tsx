import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeText } from './change-text.tsx';

const shown = (before: string, after: string) => {
  const change = { kind: 'changed' as const, file: 'team.yaml', field: [0, 'bio'], entry: 'Ada', before, after };
  return renderToStaticMarkup(<ChangeText change={change} pictureAt={(name) => (name === 'gone.jpg' ? undefined : `/${name}`)} />)
    .replace(/ (class|aria-hidden)="[^"]*"/g, '')
    .replace(/<span>(Before|Now): <\/span>/g, '');
};

test('a long text is shown with the words that changed, and one that was written anew as a whole', () => {
  const text = 'I answer the phone and the door, and I know where everything is in this practice.';
  expect(shown(text, text.replace('phone', 'letters'))).toBe(
    '<p>I answer the <del>phone</del><ins>letters</ins> and the door, and I know where ...</p>',
  );
  const anew = 'Nothing of what was said before is left, because all of it was written by somebody else.';
  expect(shown(text, anew)).toBe(`<p><del>${text}</del><span> → </span><ins>${anew}</ins></p>`);
});

test('photographs are shown side by side, and one that is gone is named', () => {
  expect(shown('team/old.jpg', 'team/new.jpg').match(/src="[^"]+"|<figcaption>\w+/g)).toEqual([
    '<figcaption>Before',
    'src="/team/old.jpg"',
    '<figcaption>Now',
    'src="/team/new.jpg"',
  ]);
  expect(shown('gone.jpg', '')).toMatch(/A photograph that is not kept.*The drawing of the site/);
});
