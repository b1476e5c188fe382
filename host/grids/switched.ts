import { switchable } from 'fangkit/domain'

/** What can be done in a plain list whose rows are in use or not, as a field of theirs says. */
export const switchedBy = <const N extends string>(field: N) =>
  ({
    operations: ['view', 'add', 'edit', 'clone', 'enable', 'disable', 'delete'],
    states: switchable(field),
  }) as const

export const SWITCHED = switchedBy('enabled')
