import { describe, expect, it } from 'vitest'
import { FILE_CLASS } from '../../../lib/domain/codes.ts'
import { entities } from '../../../lib/domain/entities.ts'
import { appendixIdOf } from '../../../lib/domain/file/appendix-id.ts'
import { type FileOpening, isSound, openingOf } from '../../../lib/domain/file/file-opening.ts'
import { fileClassesOf, isFileClassOf } from '../../../lib/domain/file/record-classes.ts'

describe('the classes of files of a record', () => {
  it('UPL-001 are declared once for every record that has files beside its fields', () => {
    const keeping = Object.keys(entities).filter((service) => fileClassesOf(service).length > 0)
    expect(keeping.toSorted()).toEqual([
      'Hf20PrjBase',
      'Hf22PrjHouseDemand',
      'Hf23PrjMember',
      'Hf29PrjHourse',
      'Hf2hPrjTrade',
      'Hf2iPrjLoan',
    ])
    for (const service of keeping) expect(new Set(fileClassesOf(service)).size).toBe(fileClassesOf(service).length)
    expect(new Set(keeping.flatMap((service) => fileClassesOf(service)))).toEqual(new Set(Object.values(FILE_CLASS)))
  })
  it('are no fields of it, and none of other services', () => {
    expect([
      isFileClassOf('Hf2hPrjTrade', 'HX5807'),
      isFileClassOf('Hf2hPrjTrade', 'hf2hFile1'),
      isFileClassOf('Hf2hPrjTrade', null),
      isFileClassOf('toString', 'HX5812'),
    ]).toEqual([true, false, false, false])
  })
})

it.each<readonly [FileOpening, readonly string[]]>([
  ['gallery', ['png', 'jpg', 'jpeg', 'bmp', 'webp']],
  ['tab', ['pdf', 'gif']],
  ['player', ['mp4', 'm4v', 'ogv', 'ogg', 'webm', 'wav', 'mp3', 'acc', 'amr']],
  ['save', ['doc', 'docx', 'xls', 'xlsx', 'exe', '']],
])('OPN-027 UPL-005 to UPL-010 opens in the %s: %j', (opening, formats) => {
  for (const format of formats) expect([format, openingOf(format)]).toEqual([format, opening])
})

it('UPL-006 knows sound that has no picture', () => {
  expect(['wav', 'mp3', 'acc', 'amr', 'webm', 'mp4', 'pdf'].map(isSound)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

it('OPN-028 reads the id of an attachment by whichever name it comes', () => {
  expect([
    appendixIdOf({ hf1aId: 'a', hf1a: 'b', keyValue: 'c' }),
    appendixIdOf({ hf1aId: '', hf1a: 'b', keyValue: 'c' }),
    appendixIdOf({ hf1a: null, keyValue: 'c' }),
    appendixIdOf({}),
  ]).toEqual(['a', 'b', 'c', ''])
})
