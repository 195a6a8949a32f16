import { type FormEvent, useState } from 'react';
import type { ContentOverview } from './server.ts';

type Props = { overview: ContentOverview; current: string; onBegin: (kind: string, about: string) => Promise<void> };

const wideEnough = '(width >= 56rem)';

/** On a narrow screen the list gives way to the form as soon as something is chosen. */
export function FileList({ overview, current, onBegin }: Props) {
  return (
    <nav className="files" aria-label="What can be changed">
      <details className="all-files" open={current === '' || window.matchMedia(wideEnough).matches}>
        <summary>What can be changed</summary>
        {overview.groups.map((group) => (
          <details key={group.title} open={group.files.length <= mostInSight || group.files.some(({ file }) => file === current)}>
            <summary>{group.title}</summary>
            <ul>
              {group.files.map(({ file, title }) => (
                <li key={file}>
                  <a href={`#${file}`} aria-current={file === current ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <NewArticle topics={overview.topics} onBegin={onBegin} />
      </details>
    </nav>
  );
}

const mostInSight = 5;
const ownTitle = '';

/** An article that waits is on a topic of the plan; a first article, for the blog of a new site, has a title of its own. */
function NewArticle({ topics, onBegin }: { topics: ContentOverview['topics']; onBegin: Props['onBegin'] }) {
  const [topic, setTopic] = useState(topics[0]?.id ?? ownTitle);
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState('');
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setProblem('');
    try {
      if (topic !== ownTitle) await onBegin('blog-backlog', topic);
      else if (title.trim()) await onBegin('blog', title.trim());
      else setProblem('Write a title first.');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <details>
      <summary>New article</summary>
      <form className="new-article" onSubmit={(event) => void begin(event)}>
        <label className="label" htmlFor="new-topic">
          What is it about?
        </label>
        <select id="new-topic" value={topic} onChange={(event) => setTopic(event.target.value)}>
          {topics.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value={ownTitle}>A first article with a title of its own</option>
        </select>
        {topic === ownTitle ? (
          <>
            <label className="label" htmlFor="new-title">
              Title
            </label>
            <input id="new-title" type="text" value={title} maxLength={110} onChange={(event) => setTitle(event.target.value)} />
          </>
        ) : null}
        <p role="alert" className="error">
          {problem}
        </p>
        <button type="submit" className="button quiet">
          Begin
        </button>
      </form>
    </details>
  );
}
