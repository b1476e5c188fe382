import { createEmitter } from '../../client/emitter.ts'
/** Something to tell the person in passing. @public */
export interface Notice {
  /** How it looks. */
  readonly tone: 'success' | 'info' | 'warning' | 'error'
  /** What it is about, in a few words. */
  readonly title: string
  /** The rest of it. */
  readonly text?: string
  /** To quote when asking for help. */
  readonly traceId?: string
  /** What can be done about it at once. */
  readonly action?: { readonly label: string; readonly onAct: () => void }
}
/** Tells a person something in passing. @public */
export type Notify = (notice: Notice) => void

/** A question that a person answers before something happens. @public */
export interface ConfirmRequest {
  /** What it is about, in a few words. */
  readonly title: string
  /** The rest of it. */
  readonly text?: string
  /** On the button that goes on; 确定 when absent. */
  readonly confirmLabel?: string
  /** On the button that does not; 取消 when absent. */
  readonly cancelLabel?: string
  /** It cannot be taken back. */
  readonly danger?: boolean
  /** Must be typed before confirming. */
  readonly words?: string
}
/** True when confirmed. @public */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>

export interface PostedNotice extends Notice {
  readonly id: string
}
export interface PendingConfirm extends ConfirmRequest {
  readonly id: string
  readonly answer: (yes: boolean) => void
}

/** What one outlet sees; a new object after every change. */
export interface NoticeView {
  /** Whose turn it is to show; null while nobody is there. */
  readonly outlet: symbol | null
  readonly waiting: number
  readonly confirm: PendingConfirm | null
}

/**
 * Holds what is to be told and asked until somebody above shows it. The provider knows no toast and no dialog;
 * of the widgets under it, the first one shows them for all.
 */
export interface NoticeStore {
  readonly notify: Notify
  readonly confirm: Confirm
  /** Registers somebody who can show notices, until the returned function is called. */
  attach(outlet: symbol): () => void
  take(): readonly PostedNotice[]
  getView(): NoticeView
  subscribe(listener: () => void): () => void
  /** Answers no to whatever is still being asked. */
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
