import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { iconName } from '../../content/schema/fields.ts';
import { Icon } from './icon.tsx';
import { iconPaths } from './icon-paths.tsx';

describe('Icon', () => {
  it('has a path for every icon name in the content schema and no other', () => {
    expect(Object.keys(iconPaths).sort()).toEqual([...iconName.options].sort());
  });

  it.each(iconName.options)('has a unique drawing for %s', (name) => {
    const drawing = renderToStaticMarkup(iconPaths[name]);
    const same = iconName.options.filter((other) => renderToStaticMarkup(iconPaths[other]) === drawing);
    expect(same).toEqual([name]);
  });

  it('is hidden from assistive technology', () => {
    expect(renderToStaticMarkup(<Icon name="tooth" />)).toContain('aria-hidden="true"');
  });

  it('has the given size and the text colour', () => {
    const markup = renderToStaticMarkup(<Icon name="clock" size={32} />);
    expect(markup).toContain('width="32" height="32"');
    expect(markup).toContain('stroke="currentColor" stroke-width="1.75"');
  });
});
