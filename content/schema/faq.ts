import { z } from 'zod';
import { questionAndAnswer } from './fields.ts';

export const faq = z.array(questionAndAnswer).min(1);
export type QuestionAndAnswer = z.infer<typeof questionAndAnswer>;
