import { defineGrid, type Grid, helpNote, ROLE } from 'fangkit/domain'
import { switchedBy } from '../switched.ts'

/** Guidance that fields open; which field opens which is said by its line. @source FRM-031, OPN-041 */
export const helpNoteGrid: Grid = defineGrid({
  name: 'FldAppendixGrid',
  title: '字段帮助',
  entity: helpNote,
  columns: ['hf18HelpId', 'hf18Title', 'hf18FldDesc', 'hf18FldDesc2', 'hf18Enabled', 'updTime', 'updUsr'],
  search: ['hf18HelpId', 'hf18Title', 'hf18Enabled'],
  sort: { field: 'hf18HelpId', order: 'asc' },
  scope: 'all',
  reason: 'Forms and papers are asked for alike in every city.',
  open: 'hf18HelpId',
  ...switchedBy('hf18Enabled'),
  rowsOf: { table: 'hf18_fld_appendix' },
  form: { columns: 1 },
  pinned: ['hf18HelpId'],
  roles: { write: [ROLE.manager, ROLE.followUpManager] },
})
