import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { homeData } from './home-data.ts';

const content = loadContent('content');
const now = new Date('2026-11-16T10:00:00Z');
const data = homeData(content, now);

describe('homeData', () => {
  it('has the counts that the specification fixes', () => {
    const { faq, practices, reviews, services, team, transformations, videos } = data;
    expect([services, team, transformations, videos, practices, faq].map(({ length }) => length)).toEqual([6, 15, 10, 3, 3, 12]);
    expect(reviews.quotes).toHaveLength(5 + 9);
  });

  it('takes the rating of the reviews section from its own surface', () => {
    expect(data.reviews).toMatchObject({ rating: '5.0', count: '1500+' });
    expect(data.practices.map(({ rating, reviewCount }) => [rating, reviewCount])).toEqual([
      [4.8, 322],
      [4.9, 929],
      [4.7, 186],
    ]);
  });

  it('sends nothing that no section draws', () => {
    const sent = JSON.stringify(data);
    expect(sent).not.toContain('@threeridings.example');
    expect(sent).not.toContain('"proof"');
    expect(sent).not.toContain('"crowding"');
    expect(sent).not.toContain(content.homePage.head.description);
  });

  it('leaves no review out, and puts two dated notes after each story, the newest first', () => {
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

  it('keeps every note when there are more than two a story', () => {
    const [story] = content.reviews.testimonials;
    if (!story) throw new Error('a testimonial is needed');
    const { quotes } = homeData({ ...content, reviews: { ...content.reviews, testimonials: [story] } }, now).reviews;
    expect(quotes).toHaveLength(1 + content.reviews.practiceReviews.length);
  });

  it('gives each qualification with its country, as the GDC asks, and a GDC number only where there is one', () => {
    expect(data.team[0]).toMatchObject({
      name: 'Dr Tariq Farrukh',
      town: 'Bradford',
      qualifications: ['BDS, United Kingdom', 'Diploma in Implant Dentistry, United Kingdom'],
      gdcNumber: undefined,
    });
    for (const [index, { qualifications }] of data.team.entries())
      for (const { country } of content.team[index]?.qualifications ?? [])
        expect(qualifications.some((line) => line.endsWith(`, ${country}`))).toBe(true);
  });

  it('shows a thumbnail from our own origin where its file is there, and otherwise its drawn poster', () => {
    const [first, second] = content.videos;
    const withPicture = homeData({ ...content, pictures: [`pictures/videos/${first?.id}.jpg`] }, now).videos;
    const drawn = (id: string | undefined) => `/drawings/${content.version}/video.${id}.svg`;
    expect(withPicture.slice(0, 2).map(({ thumbnail }) => thumbnail)).toEqual([
      `/pictures/videos/${first?.id}.jpg`,
      drawn(second?.id),
    ]);
    expect(data.videos.map(({ thumbnail }) => thumbnail)).toEqual(content.videos.map(({ id }) => drawn(id)));
  });

  // @spec 3: Transformation: a split image is used where there is one
  it('puts a photograph where the content names one that is ready, and says of drawings alone that they are drawn', () => {
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
