import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { z } from 'zod';
import { roleNames } from '../desk/access/member.ts';
import { createMembers } from '../desk/members/members.ts';
import { createSignIn } from '../desk/sign-in/sign-in.ts';

/**
 * Adds a member of the desk if they are new, and prints a sign-in link: for the first owner, and for when email is down.
 * Needs DATABASE_URL (role site_desk), DESK_URL and SECRET, as the desk has them.
 *   npm run desk:invite -- --email ada@practice.example --name Ada --role owner
 */
const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: 'publisher' },
    requests: { type: 'boolean', default: false },
  },
});
const asked = z
  .object({
    email: z.email(),
    name: z
      .string()
      .min(1)
      .default(values.email ?? ''),
    role: z.enum(roleNames),
    requests: z.boolean(),
  })
  .safeParse(values);
const environment = z.object({ DATABASE_URL: z.url(), DESK_URL: z.url(), SECRET: z.string().min(32) }).safeParse(process.env);
if (!asked.success || !environment.success) {
  console.error(
    'Usage: npm run desk:invite -- --email ada@practice.example --name Ada --role owner|publisher|editor [--requests]',
  );
  console.error('Set DATABASE_URL, DESK_URL and SECRET, as the desk has them.');
  process.exit(1);
}

const { DATABASE_URL, DESK_URL, SECRET } = environment.data;
const { email, name, requests, role } = asked.data;
const pool = new Pool({ connectionString: DATABASE_URL, max: 2 });
try {
  const members = createMembers(pool);
  const added = await members.add({ email, name, role, seesRequests: requests }, { email: 'npm run desk:invite' });
  const noMail = (): never => {
    throw new Error('This command sends no email');
  };
  const signIn = createSignIn({
    pool,
    secret: SECRET,
    deskUrl: DESK_URL.replace(/\/+$/, ''),
    mailer: { send: noMail },
    members,
    content: noMail,
  });
  console.log(added ? `Added ${added.email} as ${role}.` : `${email} is a member already.`);
  console.log(`Sign in within 15 minutes: ${await signIn.createLink(email.toLowerCase())}`);
} finally {
  await pool.end();
}
