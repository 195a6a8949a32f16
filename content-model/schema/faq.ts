import { z } from 'zod';
import { byOpenLists } from './by-nhs-state.ts';
import { questionAndAnswer, questionsAndAnswers } from './fields.ts';

export const faq = z
  .array(questionAndAnswer.extend({ answer: byOpenLists(questionAndAnswer.shape.answer) }))
  .min(1)
  .meta(questionsAndAnswers);
export type QuestionAndAnswer = z.infer<typeof questionAndAnswer>;
