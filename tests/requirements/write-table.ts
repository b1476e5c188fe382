import { writeFileSync } from 'node:fs'
import { measure, tableText } from './table.ts'

const { rows } = measure()
writeFileSync('tests/requirements/table.md', tableText(rows))
const open = rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id)
console.log(
  `${rows.length - open.length} of ${rows.length} rows have a ` +
    `test${open.length === 0 ? '' : `; without: ${open.join(', ')}`}`,
)
