import { switchable } from 'fangkit/domain'

/** What can be done in a plain list whose rows are in use or not. */
export const SWITCHED = {
  operations: ['view', 'add', 'edit', 'clone', 'enable', 'disable', 'delete'],
  states: switchable('enabled'),
} as const
