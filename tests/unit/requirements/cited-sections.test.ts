import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from '../architecture/sources.ts'

/** Chapters of the three documents of the specification, by their file's number, and the last part of each. */
const CHAPTERS: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 13, 11, 8, 4, 0, 6, 0, 0],
]

const CITED = /\bspecification (\d+) §(\d+)(?:\.(\d+))?/gi

describe('the documents of the specification', () => {
  it('OPN-110 are cited by the numbers of their files, 0 to 2, with a chapter each of them has', () => {
    const cited = trackedFiles
      .filter((path) => /^(lib|host|examples|tests)\/.*\.(tsx?|md)$/.test(path))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(CITED)].map((found) => ({ path, found })))
    expect(cited.length).toBeGreaterThan(20)
    const wrong = cited.filter(({ found: [, file, chapter, part] }) => {
      const parts = CHAPTERS[Number(file)]?.[Number(chapter) - 1]
      return parts === undefined || Number(part ?? 0) > parts
    })
    expect(wrong.map(({ path, found }) => `${path}: ${found[0]}`)).toEqual([])
  })
  it('OPN-110 are not cited as documents 1 to 3', () => {
    const lines = trackedFiles
      .filter((path) => /^(lib|host|examples)\/.*\.(tsx?|md)$/.test(path))
      .filter((path) => /\bdocument [1-3]\b/i.test(readFileSync(path, 'utf8')))
    expect(lines).toEqual([])
  })
})
