import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { apiReports } from './api-report.ts'

mkdirSync('tests/api', { recursive: true })
const reports = apiReports()
for (const file of readdirSync('tests/api'))
  if (file.endsWith('.api.md') && !reports.has(`tests/api/${file}`)) rmSync(`tests/api/${file}`)
for (const [file, text] of reports) writeFileSync(file, text)
process.stdout.write(`${reports.size} reports written to tests/api\n`)
