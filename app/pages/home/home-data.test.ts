import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content-model/load.ts';
import { homeData } from './home-data.ts';

const content = loadContent('content');
const now = new Date('2026-11-16T10:00:00Z');
const data = homeData(content, now);

describe('homeData', () => {
  it('leaves out data that no section shows', () => {
    const sent = JSON.stringify(data);
    expect(sent).not.toContain('@threeridings.example');
    expect(sent).not.toContain('"proof"');
    expect(sent).not.toContain('"crowding"');
    expect(sent).not.toContain(content.homePage.head.description);
  });

  it('includes every review, with two dated reviews after each testimonial, newest first', () => {
    const { quotes } = data.reviews;
    expect(quotes.map(({ date }) => (date ? 'note' : 'story')).join(' ')).toBe(
      'story note note story note note story note note story note note story note',
    );
    const dates = quotes.flatMap(({ date }) => date ?? []);
    expect(dates).toEqual(dates.toSorted().reverse());
    const names = [
      ...content.reviews.testimonials.map(({ name }) => name),
      ...content.reviews.practiceReviews.map(({ author }) => author),
    ];
    expect(quotes.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it('includes every dated review if there are more than two per testimonial', () => {
    const [story] = content.reviews.testimonials;
    if (!story) throw new Error('Content has no testimonials');
    const { quotes } = homeData({ ...content, reviews: { ...content.reviews, testimonials: [story] } }, now).reviews;
    expect(quotes).toHaveLength(1 + content.reviews.practiceReviews.length);
  });

  it('uses the local thumbnail if it exists, otherwise the drawn poster', () => {
    const [first, second] = content.videos;
    const withPicture = homeData({ ...content, pictures: [`pictures/videos/${first?.id}.jpg`] }, now).videos;
    const drawn = (icon: string | undefined) => `/drawings/${content.version}/videos/${icon}.svg`;
    expect(withPicture.slice(0, 2).map(({ thumbnail }) => thumbnail)).toEqual([
      `/pictures/videos/${first?.id}.jpg`,
      drawn(second?.icon),
    ]);
    expect(data.videos.map(({ thumbnail }) => thumbnail)).toEqual(content.videos.map(({ icon }) => drawn(icon)));
    const photographs = { 'film/films/brush.jpg': { src: '/pictures/sized/film/films/brush.1.jpg' } };
    const videos = content.videos.map((video) => ({ ...video, thumbnail: 'films/brush.jpg' }));
    expect(homeData({ ...content, photographs, videos }, now).videos[0]?.thumbnail).toBe(
      '/pictures/sized/film/films/brush.1.jpg',
    );
  });

  // @spec 3: Transformation: a split image is used where there is one
  it('uses processed photographs and marks only drawings as drawn', () => {
    const ready = (file: string) => ({ src: `/pictures/sized/${file}`, widths: [1, 2] });
    const { practices, team, transformations } = homeData(
      {
        ...content,
        practices: content.practices.map((practice) => ({ ...practice, image: 'ripon.jpg' })),
        team: content.team.map((member) => ({ ...member, image: 'team/quan.jpg' })),
        transformations: content.transformations.map((entry, index) => ({
          ...entry,
          ...(index === 0 ? { beforeImage: 'b.jpg', afterImage: 'a.jpg' } : {}),
          ...(index === 1 ? { splitImage: 'both.jpg' } : {}),
          ...(index === 2 ? { beforeImage: 'b.jpg', afterImage: 'not-ready.jpg' } : {}),
        })),
        photographs: {
          'view/ripon.jpg': ready('ripon'),
          'portrait/team/quan.jpg': ready('quan'),
          'smile/b.jpg': ready('b'),
          'smile/a.jpg': ready('a'),
          'smile/both.jpg': ready('both'),
        },
      },
      now,
    );
    expect(practices[0]?.picture).toEqual(ready('ripon'));
    expect(team[0]).toMatchObject({ portrait: ready('quan'), portraitAlt: content.team[0]?.name });
    expect(transformations[0]).toMatchObject({ before: { picture: ready('b') }, after: { picture: ready('a') } });
    expect(transformations[1]?.split?.picture).toEqual(ready('both'));
    expect(transformations[2]?.after.picture.src).toMatch(/^\/drawings\//);
    expect(transformations.slice(0, 3).map(({ drawn }) => drawn)).toEqual([false, false, true]);
  });
});
