import { helpNote } from '../../domain/settings/help-note.ts'
import type { Table } from '../store.ts'

/** Guidance for fields, by help identifier. */
export const helpNoteTable: Table = {
  name: 'hf18_fld_appendix',
  topic: helpNote.service,
  fields: helpNote.fields,
  unique: [['hf18HelpId']],
  small: true,
  choices: { dict: 'FLD_HELP', key: 'hf18HelpId', label: 'hf18Title', enabled: 'hf18Enabled' },
}
