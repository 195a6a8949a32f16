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
    expect(withPicture.slice(0, 2).map(({ picture }) => picture.src)).toEqual([
      `/pictures/videos/${first?.id}.jpg`,
      drawn(second?.icon),
    ]);
    expect(data.videos.map(({ picture }) => picture.src)).toEqual(content.videos.map(({ icon }) => drawn(icon)));
    const photographs = { 'film/films/brush.jpg': { src: '/pictures/sized/film/films/brush.1.jpg' } };
    const videos = content.videos.map((video) => ({ ...video, picture: { file: 'films/brush.jpg' } }));
    expect(homeData({ ...content, photographs, videos }, now).videos[0]?.picture.src).toBe(
      '/pictures/sized/film/films/brush.1.jpg',
    );
  });

  // @spec 3: Transformation: a split image is used where there is one
  it('uses processed photographs and marks only drawings as drawn', () => {
    const ready = (file: string) => ({ src: `/pictures/sized/${file}`, widths: [1, 2] });
    const named = (file: string) => ({ file, words: file, credit: `By ${file}` });
    const shown = (file: string) => ({ ...ready(file.split('.')[0] ?? ''), alt: file, credit: `By ${file}` });
    const [first, second, third, fourth] = content.transformations;
    if (!first || !second || !third || !fourth) throw new Error('Content has too few transformations');
    const { practices, team, transformations } = homeData(
      {
        ...content,
        practices: content.practices.map((practice) => ({ ...practice, picture: named('ripon.jpg') })),
        team: content.team.map((member) => ({ ...member, picture: { file: 'team/quan.jpg', words: 'Quan' } })),
        transformations: [
          { ...first, before: named('b.jpg'), after: named('a.jpg') },
          { ...second, split: named('both.jpg') },
          { ...third, after: named('a.jpg') },
          { ...fourth, after: named('not-ready.jpg') },
        ],
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
    expect(practices[0]?.picture).toEqual(shown('ripon.jpg'));
    expect(team[0]?.picture).toEqual({ ...ready('quan'), alt: 'Quan' });
    expect(transformations.map(({ drawn, id }) => [id, drawn])).toEqual([
      [first.id, false],
      [second.id, false],
      [third.id, true],
    ]);
    expect(transformations[0]?.pictures).toEqual([shown('b.jpg'), shown('a.jpg')]);
    expect(transformations[1]?.pictures).toEqual([shown('both.jpg')]);
  });
});
