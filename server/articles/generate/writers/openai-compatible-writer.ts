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
import { blogCategory } from '../../../../content-model/schema/blog-article.ts';
import type { SiteContent } from '../../../../content-model/schema/site.ts';
import type { Config } from '../../../platform/config.ts';
import { type ArticleWriter, type Rejected, type Usage, type WriterReply, WriterUnavailable } from '../article-writer.ts';
import { chooseTopic } from '../choose-topic.ts';
import { houseRules, repairRequest, topicRequest } from './prompt.ts';

/**
 * Fields without limits, because APIs differ in which schema limits they accept, and some accept none. checkArticle enforces
 * the limits, and the repair request names those exceeded.
 */
const replySchema = z.object({
  title: z.string(),
  excerpt: z.string(),
  category: blogCategory,
  tags: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  content: z.string(),
});

/** One minute, because a visitor may be waiting. */
const defaultCallMs = 60_000;

/** Characters of the rejected reply that a repair request sends back. The API sets the real limit. */
const maxEchoLength = 60_000;

type Settings = NonNullable<Config['writer']> & { callMs?: number };

type WriterContent = Pick<SiteContent, 'blogBacklog' | 'editorialPlan' | 'morePages' | 'organisation' | 'practices'>;

/** A model behind an OpenAI-compatible API. It never retries, because the caller counts what each call spends. */
export function createOpenAICompatibleWriter(
  { url, model: modelName, key, callMs = defaultCallMs }: Settings,
  { blogBacklog, editorialPlan, morePages, organisation, practices }: WriterContent,
): ArticleWriter {
  const provider = createOpenAICompatible({
    name: 'writer',
    baseURL: url,
    ...(key && { apiKey: key }),
    supportsStructuredOutputs: true,
  });
  // Some models wrap their JSON in Markdown fences despite the schema.
  const model = wrapLanguageModel({ model: provider(modelName), middleware: extractJsonMiddleware() });
  // Topics that the backlog covers are not written again.
  const backlogSlugs = new Set(blogBacklog.map(({ slug }) => slug));
  const topics = editorialPlan.topics.filter(({ id }) => !backlogSlugs.has(id));

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
          messages: conversation(topicRequest(topic, links, { morePages, practices }), rejected),
          output: Output.object({ schema: replySchema, name: 'article' }),
          maxRetries: 0,
          timeout: callMs,
        });
        return toReply(finishReason, toUsage(usage, response.modelId, modelName), () => output);
      } catch (error) {
        if (!NoObjectGeneratedError.isInstance(error)) throw toWriterError(error);
        const usage = toUsage(error.usage, error.response?.modelId, modelName);
        return toReply(error.finishReason, usage, () => JSON.parse(error.text ?? ''));
      }
    },
  };
}

function conversation(request: string, rejected?: Rejected): ModelMessage[] {
  if (!rejected) return [{ role: 'user', content: request }];
  return [
    { role: 'user', content: request },
    { role: 'assistant', content: (JSON.stringify(rejected.candidate) ?? 'null').slice(0, maxEchoLength) },
    { role: 'user', content: repairRequest(rejected) },
  ];
}

/** Rejects a truncated reply even if it parses, because its end is missing. */
function toReply(finishReason: string | undefined, usage: Usage, read: () => unknown): WriterReply {
  if (finishReason === 'length')
    return { ...usage, kind: 'unusable', fault: 'the response was truncated: write a shorter article' };
  if (finishReason === 'content-filter') return { ...usage, kind: 'refusal', reason: 'the writer declined the topic' };
  try {
    // JSON of the wrong shape goes on to checkArticle, which reports what is missing.
    return { ...usage, kind: 'article', candidate: read() };
  } catch {
    return { ...usage, kind: 'unusable', fault: 'the response was not one JSON object with the required fields' };
  }
}

type SdkUsage = { inputTokens: number | undefined; outputTokens: number | undefined };

function toUsage(usage: SdkUsage | undefined, reported: string | undefined, configured: string): Usage {
  // The API's model name is untrusted and goes into the database.
  const model = reported && /^[\w./:@-]{1,200}$/.test(reported) ? reported : configured;
  return { model, inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}

/** Reports only the kind of failure, because a provider's message can quote keys and addresses. */
function toWriterError(error: unknown): Error {
  if (APICallError.isInstance(error)) {
    const { isRetryable, statusCode } = error;
    if (statusCode === undefined) return new WriterUnavailable('could not reach the writer', true);
    // 200 with a body that is not a chat completion: a proxy's page, or another service at this URL.
    if (statusCode < 400) return new WriterUnavailable('the writer did not return a chat completion', true);
    return new WriterUnavailable(`the writer returned HTTP ${statusCode}`, isRetryable);
  }
  if (error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)) {
    return new WriterUnavailable('the writer timed out', true);
  }
  return error instanceof Error ? error : new Error(String(error));
}
