import { createEmitter } from '../../events/emitter.ts'
/** A short message for the user. @public */
export interface Notice {
  /** Colour and icon of the notice. */
  readonly tone: 'success' | 'info' | 'warning' | 'error'
  /** The message in a few words. */
  readonly title: string
  /** Details below the title. */
  readonly text?: string
  /** Number to quote when asking for help. */
  readonly traceId?: string
  /** A button in the notice, such as 撤销. */
  readonly action?: { readonly label: string; readonly onAct: () => void }
}
/** Shows a notice. @public */
export type Notify = (notice: Notice) => void

/** A question the user answers before something happens. @public */
export interface ConfirmRequest {
  /** The question in a few words. */
  readonly title: string
  /** Details below the title. */
  readonly text?: string
  /** Label of the button that confirms; 确定 when absent. */
  readonly confirmLabel?: string
  /** Label of the button that cancels; 取消 when absent. */
  readonly cancelLabel?: string
  /** True when the action cannot be undone. */
  readonly danger?: boolean
  /** Text the user must type before confirming. */
  readonly words?: string
}
/** Asks a question; true when the user confirms. @public */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>

export interface PostedNotice extends Notice {
  readonly id: string
}
export interface PendingConfirm extends ConfirmRequest {
  readonly id: string
  readonly answer: (yes: boolean) => void
}

/** What one outlet reads; a new object after every change. */
export interface NoticeView {
  /** The outlet that shows notices now; null when none is mounted. */
  readonly outlet: symbol | null
  readonly waiting: number
  readonly confirm: PendingConfirm | null
}

/**
 * Queues notices and questions until a widget shows them. The provider renders no toast and no dialog; the first widget
 * below it shows them for all.
 */
export interface NoticeStore {
  readonly notify: Notify
  readonly confirm: Confirm
  /** Registers a component that can show notices; returns a function that unregisters it. */
  attach(outlet: symbol): () => void
  take(): readonly PostedNotice[]
  getView(): NoticeView
  subscribe(listener: () => void): () => void
  /** Answers all open questions with no. */
  close(): void
}

export function createNoticeStore(): NoticeStore {
  const changes = createEmitter()
  const outlets: symbol[] = []
  const questions: PendingConfirm[] = []
  let notices: PostedNotice[] = []
  let count = 0
  let view: NoticeView = { outlet: null, waiting: 0, confirm: null }

  const publish = () => {
    view = { outlet: outlets[0] ?? null, waiting: notices.length, confirm: questions[0] ?? null }
    changes.emit()
  }
  const nextId = () => `fk-notice-${++count}`

  return {
    notify(notice) {
      notices.push({ ...notice, id: nextId() })
      publish()
    },
    confirm: (request) =>
      new Promise((resolve) => {
        const question: PendingConfirm = {
          ...request,
          id: nextId(),
          answer(yes) {
            const index = questions.indexOf(question)
            if (index < 0) return
            questions.splice(index, 1)
            publish()
            resolve(yes)
          },
        }
        questions.push(question)
        publish()
      }),
    attach(outlet) {
      outlets.push(outlet)
      publish()
      return () => {
        outlets.splice(outlets.indexOf(outlet), 1)
        publish()
      }
    },
    take() {
      const taken = notices
      notices = []
      if (taken.length > 0) publish()
      return taken
    },
    getView: () => view,
    subscribe: changes.subscribe,
    close() {
      for (const question of [...questions]) question.answer(false)
    },
  }
}
