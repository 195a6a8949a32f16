import { fixtures as carousel } from '../../islands/carousel/carousel.fixtures.tsx';
import { fixtures as compareSlider } from '../../islands/compare/compare-slider.fixtures.tsx';
import { fixtures as accordion } from '../../ui/accordion.fixtures.tsx';
import { fixtures as button } from '../../ui/button.fixtures.tsx';
import { fixtures as dataRows } from '../../ui/data-rows.fixtures.tsx';
import { fixtures as errorSummary } from '../../ui/error-summary.fixtures.tsx';
import { fixtures as field } from '../../ui/field.fixtures.tsx';
import type { Fixture } from '../../ui/fixture.ts';
import { fixtures as icon } from '../../ui/icon.fixtures.tsx';
import { fixtures as notice } from '../../ui/notice.fixtures.tsx';
import { fixtures as pictureSources } from '../../ui/picture-sources.fixtures.tsx';
import { fixtures as pill } from '../../ui/pill.fixtures.tsx';
import { fixtures as prose } from '../../ui/prose.fixtures.tsx';
import { fixtures as skeleton } from '../../ui/skeleton.fixtures.tsx';
import { fixtures as stars } from '../../ui/stars.fixtures.tsx';
import { fixtures as visuallyHidden } from '../../ui/visually-hidden.fixtures.tsx';

/** Every component of the kit under the name of its file. A test holds this list against the folder. */
export const allFixtures: { component: string; fixtures: Fixture[] }[] = [
  { component: 'button', fixtures: button },
  { component: 'pill', fixtures: pill },
  { component: 'stars', fixtures: stars },
  { component: 'data-rows', fixtures: dataRows },
  { component: 'accordion', fixtures: accordion },
  { component: 'carousel', fixtures: carousel },
  { component: 'compare-slider', fixtures: compareSlider },
  { component: 'field', fixtures: field },
  { component: 'error-summary', fixtures: errorSummary },
  { component: 'notice', fixtures: notice },
  { component: 'skeleton', fixtures: skeleton },
  { component: 'picture-sources', fixtures: pictureSources },
  { component: 'prose', fixtures: prose },
  { component: 'icon', fixtures: icon },
  { component: 'visually-hidden', fixtures: visuallyHidden },
];
