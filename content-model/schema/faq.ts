import { z } from 'zod';
import { byOpenLists } from './by-nhs-state.ts';
import { questionAndAnswer } from './fields.ts';

export const faq = z.array(questionAndAnswer.extend({ answer: byOpenLists(questionAndAnswer.shape.answer) })).min(1);
export type QuestionAndAnswer = z.infer<typeof questionAndAnswer>;
