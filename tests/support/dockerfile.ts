import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, posix } from 'node:path';

export type Instruction = { name: string; text: string };

export type Image = {
  /** The folder that takes the place of '/'. */
  root: string;
  /** Where it starts, inside that folder. */
  folder: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  health: string[];
  stopSignal: string;
};

type Recipe = {
  instructions: readonly Instruction[];
  context: string;
  /** Files of the context, without what .dockerignore names. */
  files: readonly string[];
  folder: string;
  /** What a base image brings: a folder with node and npm. */
  programs: string;
  user: { uid: number; gid: number } | undefined;
  /** Called before each RUN: true where something else did its work. */
  instead?: (stage: string, command: string, folder: string) => boolean;
};

export const readDockerfile = (text: string): Instruction[] =>
  text
    .replace(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name: name.toUpperCase(), text: rest.trim() };
    });

/** As Docker reads .dockerignore: a pattern stands for a file, or for a folder and all that is in it. */
export function withoutIgnored(files: readonly string[], dockerignore: string): string[] {
  const patterns = dockerignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)));
}

type Stage = { name: string; root: string; folder: string; env: Record<string, string>; user: string };

/**
 * Does what the lines of a Dockerfile say, each stage in a folder of its own instead of in a container. A line of a kind that it
 * does not know is an error: nothing is passed over.
 */
export function buildImage(recipe: Recipe): Image {
  const stages: Stage[] = [];
  let command: string[] = [];
  let health: string[] = [];
  let stopSignal = 'SIGTERM';
  const owned = recipe.user ? ['chown', '-R', `${recipe.user.uid}:${recipe.user.gid}`] : undefined;

  const current = (): Stage => {
    const stage = stages.at(-1);
    if (!stage) throw new Error('a Dockerfile starts with FROM');
    return stage;
  };
  const inStage = (stage: Stage, path: string) => join(stage.root, posix.resolve(stage.folder, path));

  /** A folder's content goes into the destination; a file goes under its own name where the destination is a folder. */
  function place(from: string, to: string, asFolder: boolean): void {
    const isFolder = statSync(from).isDirectory();
    const target = !isFolder && asFolder ? join(to, basename(from)) : to;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(from, target, { recursive: true, verbatimSymlinks: true });
  }

  function copy(text: string): void {
    const stage = current();
    const words = text.split(/\s+/);
    const flag = words[0]?.startsWith('--') ? words.shift() : undefined;
    const to = words.pop() ?? '';
    const target = inStage(stage, to);
    const asFolder = to.endsWith('/') || words.length > 1;
    if (flag) {
      const source = stages.find(({ name }) => `--from=${name}` === flag);
      if (!source) throw new Error(`COPY ${flag}: there is no such stage`);
      for (const word of words) place(join(source.root, word), target, asFolder);
      return;
    }
    for (const word of words) {
      const wanted = recipe.files.filter((file) => word === '.' || file === word || file.startsWith(`${word}/`));
      if (wanted.length === 0) throw new Error(`COPY ${word}: there is no such file in the context`);
      for (const file of wanted) {
        const inside = word === '.' ? file : file === word ? '' : file.slice(word.length + 1);
        place(join(recipe.context, file), inside ? join(target, inside) : target, inside === '' && asFolder);
      }
    }
  }

  function run(text: string): void {
    const stage = current();
    const cwd = join(stage.root, stage.folder);
    if (recipe.instead?.(stage.name, text, cwd)) return;
    // What was copied is root's in a real build too, but there root runs this.
    const [program, ...words] = owned ?? [];
    if (program) execFileSync(program, [...words, stage.root]);
    const home = join(recipe.folder, 'home');
    // How this machine reaches the registry is its own affair: a proxy, a certificate of its own.
    const reach = Object.entries(process.env).filter(([name]) => /^(NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy)$/i.test(name));
    execFileSync('sh', ['-c', text], {
      cwd,
      env: { ...Object.fromEntries(reach), ...stage.env, PATH: `${recipe.programs}:/usr/bin:/bin`, HOME: home },
      stdio: 'pipe',
      ...recipe.user,
    });
  }

  const list = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')));
  const kinds: Record<string, (text: string) => void> = {
    FROM(text) {
      const [, base = '', name = 'final'] = /^(\S+)(?: AS (\S+))?$/.exec(text) ?? [];
      if (!/^node:[\d.]+-/.test(base)) throw new Error(`FROM ${base}: only a version of Node is known here`);
      const root = join(recipe.folder, name);
      mkdirSync(root, { recursive: true });
      stages.push({ name, root, folder: '/', env: {}, user: 'root' });
    },
    WORKDIR(text) {
      current().folder = text;
      mkdirSync(join(current().root, text), { recursive: true });
    },
    ENV(text) {
      for (const pair of text.split(' ')) current().env[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
    },
    COPY: copy,
    RUN: run,
    USER(text) {
      current().user = text;
    },
    EXPOSE() {},
    STOPSIGNAL(text) {
      stopSignal = text;
    },
    HEALTHCHECK(text) {
      health = list(text);
    },
    CMD(text) {
      command = list(text);
    },
  };
  mkdirSync(join(recipe.folder, 'home'), { recursive: true, mode: 0o777 });
  chmodSync(join(recipe.folder, 'home'), 0o777);
  for (const { name, text } of recipe.instructions) {
    const kind = kinds[name];
    if (!kind) throw new Error(`${name} is not known here`);
    kind(text);
  }
  const { env, folder, root, user } = current();
  return { root, folder: join(root, folder), env, user, command, health, stopSignal };
}

/** The node that runs this, and npm, as the base image has them. */
export function basePrograms(folder: string): string {
  const programs = join(folder, 'programs');
  mkdirSync(programs, { recursive: true });
  copyFileSync(process.execPath, join(programs, 'node'));
  chmodSync(join(programs, 'node'), 0o755);
  return programs;
}
