'use client'

/** The papers of a case: what is asked for, what is there, and the way to hand it in. */
export { PapersTab } from './widgets/papers-tab/papers-tab.tsx'
export type { LeaveGuard } from './form/leaving/leave-guard.ts'
export type { PaperFile } from './contract/document/paper-calls.ts'
export type { PaperSide } from './domain/paper/paper-side.ts'
export type {
  PaperAddedEvent,
  PaperDraft,
  PaperRemovedEvent,
  PapersTabHandle,
  PapersTabProps,
  PapersViewEvent,
} from './widgets/papers-tab/papers-tab-props.ts'
