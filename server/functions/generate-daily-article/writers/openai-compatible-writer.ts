import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  extractJsonMiddleware,
  generateText,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  wrapLanguageModel,
} from 'ai';
import { z } from 'zod';
import { blogCategory } from '../../../../content/schema/blog-article.ts';
import type { SiteContent } from '../../../../content/schema/site.ts';
import type { Config } from '../../../config.ts';
import { type ArticleWriter, type Rejected, type Usage, type WriterReply, WriterUnavailable } from '../article-writer.ts';
import { chooseTopic } from '../choose-topic.ts';
import { houseRules, repairRequest, topicRequest } from './prompt.ts';

/**
 * The fields of a draft and no more: APIs differ in which further limits they take in a schema, and some take none. The gate
 * has the limits, and tells the writer in words which one was missed.
 */
const requestedShape = z.object({
  title: z.string(),
  excerpt: z.string(),
  category: blogCategory,
  tags: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  content: z.string(),
});

/** The reply is not kept after this: an article is worth a minute, and a visitor may be waiting. */
const longestCallMs = 60_000;

/** A passage of the reply that the repair round quotes back; the API sets the true limit. */
const longestEcho = 60_000;

type Settings = NonNullable<Config['writer']> & { callMs?: number };

type WriterContent = Pick<SiteContent, 'blogBacklog' | 'editorialPlan' | 'organisation' | 'practices'>;

/** A model behind an API that speaks as OpenAI's does. It is never asked twice in one call: spending is counted by the caller. */
export function createOpenAICompatibleWriter(
  { url, model: modelName, key, callMs = longestCallMs }: Settings,
  { blogBacklog, editorialPlan, organisation, practices }: WriterContent,
): ArticleWriter {
  const provider = createOpenAICompatible({
    name: 'writer',
    baseURL: url,
    ...(key && { apiKey: key }),
    supportsStructuredOutputs: true,
  });
  // Some models put their JSON between Markdown fences, however they are asked.
  const model = wrapLanguageModel({ model: provider(modelName), middleware: extractJsonMiddleware() });
  // What people have written already is not written again.
  const written = new Set(blogBacklog.map(({ slug }) => slug));
  const topics = editorialPlan.topics.filter(({ id }) => !written.has(id));

  return {
    source: 'model',
    model: modelName,
    repairs: 2,
    choose: (history, day) => chooseTopic(topics, history, day),
    async write(topic, links, rejected) {
      try {
        const { finishReason, output, response, usage } = await generateText({
          model,
          system: houseRules(organisation),
          messages: conversation(topicRequest(topic, links, practices), rejected),
          output: Output.object({ schema: requestedShape, name: 'article' }),
          maxRetries: 0,
          timeout: callMs,
        });
        return replyOf(finishReason, usageOf(usage, response.modelId, modelName), () => output);
      } catch (error) {
        if (!NoObjectGeneratedError.isInstance(error)) throw unavailable(error);
        const usage = usageOf(error.usage, error.response?.modelId, modelName);
        return replyOf(error.finishReason, usage, () => JSON.parse(error.text ?? ''));
      }
    },
  };
}

function conversation(request: string, rejected?: Rejected): ModelMessage[] {
  if (!rejected) return [{ role: 'user', content: request }];
  return [
    { role: 'user', content: request },
    { role: 'assistant', content: (JSON.stringify(rejected.candidate) ?? 'null').slice(0, longestEcho) },
    { role: 'user', content: repairRequest(rejected) },
  ];
}

/** An answer that was cut off may still parse. It is refused all the same: its end is missing. */
function replyOf(finishReason: string | undefined, usage: Usage, read: () => unknown): WriterReply {
  if (finishReason === 'length') return { ...usage, kind: 'unusable', fault: 'the answer was cut off: write a shorter article' };
  if (finishReason === 'content-filter') return { ...usage, kind: 'refusal', reason: 'the writer declined the topic' };
  try {
    // JSON of another shape than asked for goes to the gate, which says what is missing.
    return { ...usage, kind: 'article', candidate: read() };
  } catch {
    return { ...usage, kind: 'unusable', fault: 'the answer was not one JSON object with the fields asked for' };
  }
}

type SdkUsage = { inputTokens: number | undefined; outputTokens: number | undefined };

function usageOf(usage: SdkUsage | undefined, served: string | undefined, asked: string): Usage {
  // The name ends in a table, and comes from outside.
  const model = served && /^[\w./:@-]{1,200}$/.test(served) ? served : asked;
  return { model, inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}

/** Only the kind of failure: what a provider writes can quote keys and addresses. */
function unavailable(error: unknown): Error {
  if (APICallError.isInstance(error)) {
    const { isRetryable, statusCode } = error;
    if (statusCode === undefined) return new WriterUnavailable('the writer could not be reached', true);
    // 200 with a body that is no chat completion: a proxy's page, or another service under the address.
    if (statusCode < 400) return new WriterUnavailable('the writer answered with something else than a chat completion', true);
    return new WriterUnavailable(`the writer answered with HTTP ${statusCode}`, isRetryable);
  }
  if (error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)) {
    return new WriterUnavailable('the writer did not answer in time', true);
  }
  return error instanceof Error ? error : new Error(String(error));
}
