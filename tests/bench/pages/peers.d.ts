// What pages share with the pages of other libraries: the folder `--peers` names has it.

declare module 'peers/schema.js' {
  export interface PeerField {
    readonly id: string
    readonly type: 'text' | 'number' | 'date' | 'select'
    readonly label: string
    readonly required: boolean
    readonly initial: string | number
    /** Shown while another field has one of these values. */
    readonly rule?: { readonly dep: string; readonly in: readonly string[] }
  }
  export const SECTIONS: readonly {
    readonly id: string
    readonly title: string
    readonly fields: readonly PeerField[]
  }[]
  export const OPTIONS: readonly { readonly value: string; readonly label: string }[]
  export const INITIAL: Readonly<Record<string, string | number>>
}

declare module 'peers/rows.js' {
  export interface PeerRow {
    readonly id: number
    readonly status: number
    readonly [column: string]: string | number
  }
  export const STATUS: readonly (readonly [code: string, label: string, colour: string])[]
  export const COLS: readonly (readonly [name: string, label: string, width: number])[]
  export function makeRows(count: number): PeerRow[]
}

declare module 'peers/hooks.js' {
  export function markRender(): void
  export function ready(): void
  export function readyWhen(test: () => boolean): void
  export const all: boolean
}
