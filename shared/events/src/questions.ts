import { BehaviorSubject, type Observable } from 'rxjs'

/** What the specification has confirmed before it is done (section 2, "Modals"); whoever shows the question has its words. */
export type Operation = 'unsubscribe' | 'activate' | 'logout' | 'delete'

/** A question that is answered with «نعم» or «لا»: one of the four, or a remote's own. */
export type Confirmation = ({ operation: Operation } | { question: string; dangerous?: boolean }) & {
  /** What «نعم» will do, in one sentence. */
  consequence?: string
  /** Done after «نعم», while the dialog stays and shows that it is at work. */
  work?: () => Promise<unknown>
  /** What to say when the work failed; the dialog stays, and «نعم» tries again. */
  failure?: (error: unknown) => string
}

/** A video to look at over the page: addresses of the file and of its cover. */
export interface Film {
  title: string
  address: string
  cover?: string
}

/** Every question that the page can be asked, with what answers it. A new question is one line here and a dialog. */
export interface BusQuestions {
  'dialog/confirm': { asked: Confirmation; answer: boolean }
  /** Answered when it was closed. */
  'dialog/video': { asked: Film; answer: 'closed' }
}

export type QuestionName = keyof BusQuestions

/** A question that waits for its answer. */
export type Question = {
  [K in QuestionName]: { name: K; asked: BusQuestions[K]['asked']; answer: (value?: BusQuestions[K]['answer']) => void }
}[QuestionName]

export interface Questions {
  /**
   * Asks whoever shows the page's dialogs. While nobody does, the question waits: it outlives a host that comes late or
   * goes. Resolves to undefined when it was closed without an answer, or withdrawn.
   * @param signal withdraws the question, for instance when the screen that asked is left.
   */
  ask: <K extends QuestionName>(
    name: K,
    request: BusQuestions[K]['asked'],
    signal?: AbortSignal,
  ) => Promise<BusQuestions[K]['answer'] | undefined>
  /** The questions that wait, the oldest first: at once, and at every change. */
  questions: () => Observable<readonly Question[]>
}

export function createQuestions(): Questions & { close: () => void } {
  const waiting = new BehaviorSubject<readonly Question[]>([])
  return {
    ask: (name, request, signal) =>
      new Promise((resolve) => {
        const answer = (value?: BusQuestions[typeof name]['answer']) => {
          signal?.removeEventListener('abort', withdraw)
          waiting.next(waiting.value.filter((known) => known !== question))
          resolve(value)
        }
        const withdraw = () => answer()
        const question = { name, asked: request, answer } as Question
        if (signal?.aborted) return resolve(undefined)
        signal?.addEventListener('abort', withdraw)
        waiting.next([...waiting.value, question])
      }),
    questions: () => waiting.asObservable(),
    close: () => waiting.complete(),
  }
}
