import autocannon from 'autocannon';
import { percentile } from '../db/measure.ts';
import type { LoadScenario } from './requests.ts';

/** Results of one scenario at one concurrency. Times are milliseconds, as the client measures them. */
export interface LoadStepResult {
  scenario: string;
  connections: number;
  /** Successful answers a second. */
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  answers: number;
  /** Number of answers by HTTP status. */
  statuses: Record<string, number>;
  /** Lost connections and requests without an answer. */
  errors: number;
  /** E-mail addresses of the rows that the server acknowledged, by table. */
  acknowledgedEmails: Map<string, string[]>;
}

/** Step that is running. */
export interface RunningLoadStep {
  done: Promise<LoadStepResult>;
  /** Ends the step early. */
  stop(): void;
  /** Returns the number of rows acknowledged so far. */
  countAcknowledged(): number;
}

/** Sends the requests of a scenario for `seconds`. Each connection sends one at a time. */
export function startLoadScenario(
  url: string,
  scenario: LoadScenario,
  connections: number,
  seconds: number,
): RunningLoadStep {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const acknowledgedEmails = new Map<string, string[]>();
  let acknowledgedCount = 0;
  let onEnd: (outcome: { error: unknown; result: autocannon.Result }) => void;
  const end = new Promise<{ error: unknown; result: autocannon.Result }>((resolve) => {
    onEnd = resolve;
  });
  const instance = autocannon(
    {
      url,
      connections,
      duration: seconds,
      timeout: 30,
      requests: [
        {
          method: scenario.method,
          setupRequest: (request, context) => {
            const { table, email, ...next } = scenario.next();
            Object.assign(context, { table, email });
            return { ...request, ...next };
          },
          onResponse: (status, _body, context) => {
            const { table, email } = context as { table?: string; email?: string };
            if (status !== 201 || !table || !email) return;
            const emails = acknowledgedEmails.get(table);
            if (emails) emails.push(email);
            else acknowledgedEmails.set(table, [email]);
            acknowledgedCount += 1;
          },
        },
      ],
    },
    (error, result) => onEnd({ error, result }),
  );
  instance.on('response', (_client, status, _bytes, time) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status < 300) times.push(time);
  });

  async function finish(): Promise<LoadStepResult> {
    const { error, result } = await end;
    if (error) throw error;
    times.sort((a, b) => a - b);
    return {
      scenario: scenario.name,
      connections,
      perSecond: times.length / result.duration,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      p99: percentile(times, 0.99),
      answers: result.requests.total,
      statuses,
      errors: result.errors,
      acknowledgedEmails,
    };
  }
  return { done: finish(), stop: () => instance.stop?.(), countAcknowledged: () => acknowledgedCount };
}
