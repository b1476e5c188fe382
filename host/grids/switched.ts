import { switchable } from 'fangkit/domain'

/** The operations of a plain list whose rows are switched on and off by one of their fields. */
export const switchedBy = <const N extends string>(field: N) =>
  ({
    operations: ['view', 'add', 'edit', 'clone', 'enable', 'disable', 'delete'],
    states: switchable(field),
  }) as const

export const SWITCHED = switchedBy('enabled')
