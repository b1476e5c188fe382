import write from 'write-excel-file/universal'
import { describe, expect, it, vi } from 'vitest'
import { readTableFile } from '../../../lib/grid/import/read-table-file.ts'

const read = async (parts: readonly BlobPart[], name: string) => readTableFile(new File([...parts], name))

describe('a file with a table', () => {
  it('is read from Excel with numbers, days and switches as their texts', async () => {
    const file = await write([
      [
        { value: '编码', type: String },
        { value: '额度', type: String },
        { value: '起', type: String },
        { value: '启用', type: String },
      ],
      [
        { value: 'A1', type: String },
        { value: 1234.5, type: Number },
        { value: new Date('2026-11-03T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
        { value: true, type: Boolean },
      ],
      [null, null, null, null],
      [
        { value: '0002', type: String },
        null,
        { value: new Date('2026-11-03T08:30:05Z'), type: Date, format: 'yyyy-mm-dd hh:mm:ss' },
        null,
      ],
    ]).toBlob()
    expect(await read([file], '表.xlsx')).toEqual({
      name: '表.xlsx',
      titles: ['编码', '额度', '起', '启用'],
      rows: [
        { line: 2, cells: ['A1', '1234.5', '2026-11-03', '1'] },
        { line: 4, cells: ['0002', '', '2026-11-03 08:30:05', ''] },
      ],
    })
  })
  it('is read from CSV in UTF-8 and in the older Chinese encoding, rows numbered as in the file', async () => {
    const rows = [
      { line: 2, cells: ['1', '2'] },
      { line: 4, cells: ['3', ''] },
    ]
    expect(await read(['\uFEFF甲, 乙\r\n1,2\r\n\r\n3\r\n'], '表.csv')).toEqual({
      name: '表.csv',
      titles: ['甲', '乙'],
      rows,
    })
    const gb = new Uint8Array([0xbc, 0xd7, 0x2c, 0xd2, 0xd2, 0x0a, 0x31, 0x2c, 0x32, 0x0a, 0x0a, 0x33])
    expect(await read([gb], '表.CSV')).toEqual({ name: '表.CSV', titles: ['甲', '乙'], rows })
  })
  it.each([
    ['表.csv', '甲,乙\n"1,2', 'unreadable'],
    ['表.xlsx', '甲,乙\n1,2', 'unreadable'],
    ['表.csv', '甲,乙\n,\n', 'no rows'],
    ['表.csv', '', 'no rows'],
  ])('%s with %j is refused as %s', async (name, text, fault) => expect(await read([text], name)).toBe(fault))
  it('is not called damaged where the reader of Excel files does not load', async () => {
    vi.doMock('read-excel-file/universal', () => {
      throw new TypeError('the chunk did not load')
    })
    try {
      await expect(read(['PK'], '表.xlsx')).rejects.toThrow()
    } finally {
      vi.doUnmock('read-excel-file/universal')
    }
    expect(await read(['PK'], '表.xlsx')).toBe('unreadable')
  })
})
