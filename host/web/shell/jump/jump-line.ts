import type { KeyboardEvent } from 'react'

/** The line that is typed into, as the list below it sees it. */
export interface JumpLine {
  readonly text: string
  /** Enter was pressed for this text, and nothing was opened yet. */
  readonly entered: boolean
  readonly setEntered: (entered: boolean) => void
  /** Registers what happens on the keys of the line; null when the list goes away. */
  readonly onKeys: (press: ((event: KeyboardEvent) => void) | null) => void
  /** Reports which option is highlighted, by the id of its element. */
  readonly onHighlight: (id: string | undefined) => void
  /** Reports what is shown beside the typed text: how many results, and how they were found. */
  readonly onSummary: (summary: JumpSummary) => void
  readonly listId: string
}

export interface JumpSummary {
  readonly count: string
  /** Whether the pinyin of names was searched. */
  readonly byPinyin: boolean
}
