import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, posix } from 'node:path';

export type Instruction = { name: string; text: string };

export type Image = {
  /** The folder that stands for '/'. */
  root: string;
  /** The working directory, inside `root`. */
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
  /** Files of the context that .dockerignore does not exclude. */
  files: readonly string[];
  folder: string;
  /** A folder with the node of the base image. */
  programs: string;
  user: { uid: number; gid: number } | undefined;
  /** Called before each RUN; true skips the command. */
  skipRun?: (stage: string, command: string, folder: string) => boolean;
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

/** Applies .dockerignore: a pattern excludes a file, or a folder with everything in it. */
export function withoutIgnored(files: readonly string[], dockerignore: string): string[] {
  const patterns = dockerignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)));
}

type Stage = { name: string; root: string; folder: string; env: Record<string, string>; user: string };

/**
 * Runs the instructions of a Dockerfile, with a folder instead of a container for each stage. Throws on an instruction that it does
 * not support.
 */
export function buildImage(recipe: Recipe): Image {
  const stages: Stage[] = [];
  let command: string[] = [];
  let health: string[] = [];
  let stopSignal = 'SIGTERM';
  const owned = recipe.user ? ['chown', '-R', `${recipe.user.uid}:${recipe.user.gid}`] : undefined;

  const current = (): Stage => {
    const stage = stages.at(-1);
    if (!stage) throw new Error('A Dockerfile must start with FROM');
    return stage;
  };
  const inStage = (stage: Stage, path: string) => join(stage.root, posix.resolve(stage.folder, path));

  /** Copies the contents of a folder, or a file. A file keeps its name if the destination is a folder. */
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
      if (!source) throw new Error(`COPY ${flag}: unknown stage`);
      for (const word of words) place(join(source.root, word), target, asFolder);
      return;
    }
    for (const word of words) {
      const wanted = recipe.files.filter((file) => word === '.' || file === word || file.startsWith(`${word}/`));
      if (wanted.length === 0) throw new Error(`COPY ${word}: no such file in the context`);
      for (const file of wanted) {
        const inside = word === '.' ? file : file === word ? '' : file.slice(word.length + 1);
        place(join(recipe.context, file), inside ? join(target, inside) : target, inside === '' && asFolder);
      }
    }
  }

  function run(text: string): void {
    const stage = current();
    const cwd = join(stage.root, stage.folder);
    if (recipe.skipRun?.(stage.name, text, cwd)) return;
    // In a real build root runs this; here an unprivileged user needs the copied files.
    const [program, ...words] = owned ?? [];
    if (program) execFileSync(program, [...words, stage.root]);
    const home = join(recipe.folder, 'home');
    // Settings that this machine may need to reach the package registry.
    const networkSettings = Object.entries(process.env).filter(([name]) =>
      /^(NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy)$/i.test(name),
    );
    execFileSync('sh', ['-c', text], {
      cwd,
      env: { ...Object.fromEntries(networkSettings), ...stage.env, PATH: `${recipe.programs}:/usr/bin:/bin`, HOME: home },
      stdio: 'pipe',
      ...recipe.user,
    });
  }

  const list = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')));
  const instructions: Record<string, (text: string) => void> = {
    FROM(text) {
      const [, base = '', name = 'final'] = /^(\S+)(?: AS (\S+))?$/.exec(text) ?? [];
      if (!/^node:[\d.]+-/.test(base)) throw new Error(`FROM ${base}: only Node images are supported`);
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
    const instruction = instructions[name];
    if (!instruction) throw new Error(`Unsupported instruction: ${name}`);
    instruction(text);
  }
  const { env, folder, root, user } = current();
  return { root, folder: join(root, folder), env, user, command, health, stopSignal };
}

/** Copies the running node to a folder, as the base image has it. */
export function basePrograms(folder: string): string {
  const programs = join(folder, 'programs');
  mkdirSync(programs, { recursive: true });
  copyFileSync(process.execPath, join(programs, 'node'));
  chmodSync(join(programs, 'node'), 0o755);
  return programs;
}
