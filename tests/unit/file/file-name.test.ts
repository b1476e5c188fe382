import { describe, expect, it } from 'vitest'
import { cleanFileName, nameFor, withEnding } from '../../../lib/domain/file/file-name.ts'
import { sizeText } from '../../../lib/domain/file/size-text.ts'

describe('the name of a file', () => {
  it.each([
    ['流水.pdf', '流水.pdf'],
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\temp\\a.png', 'a.png'],
    ['CON.png', '_CON.png'],
    ['nul', '_nul'],
    ['', '未命名'],
    ['...', '未命名'],
    ['a\u0000b\r\nc.png', 'abc.png'],
    ['x\u202Egnp.exe', 'xgnp.exe'],
    ['.htaccess', 'htaccess'],
    ['a  b.png ', 'a b.png'],
    ['e\u0301.png', '\u00e9.png'],
    ['a"<b>|?.png', 'a__b___.png'],
    ['半个\uD800字.png', '半个字.png'],
    ['👨‍👩‍👧.png', '👨👩👧.png'],
  ])('U08 R24 %j is shown as %j', (rawName, shown) => {
    expect(cleanFileName(rawName)).toBe(shown)
  })
  it('U08 UPL-001 has at most 200 characters and keeps its ending', () => {
    const name = cleanFileName(`${'𠮷'.repeat(5_000)}.docx`)
    expect([[...name].length, name.endsWith('.docx')]).toEqual([200, true])
    expect([...cleanFileName('长'.repeat(300))]).toHaveLength(200)
  })
  it('takes the ending its bytes say', () => {
    expect([withEnding('a.b.jpg', 'png'), withEnding('a', 'pdf'), withEnding('.x', 'pdf')]).toEqual([
      'a.b.png',
      'a.pdf',
      '.x.pdf',
    ])
  })
  it.each([
    ['录音.acc', 'acc', '录音.aac'],
    ['录音.aac', 'acc', '录音.aac'],
    ['录音', 'acc', '录音.aac'],
    ['走访.m4v', 'mp4', '走访.m4v'],
    ['走访.mov', 'mp4', '走访.mp4'],
    ['a.JPEG', 'jpg', 'a.JPEG'],
    ['a.png', 'pdf', 'a.pdf'],
  ] as const)('UPL-006 OPN-026 %s of format %s is kept as %s, which players know', (rawName, format, fileName) => {
    expect(nameFor(rawName, format)).toBe(fileName)
  })
  it('stands beside a size people read', () => {
    expect([
      sizeText(0),
      sizeText(1_023),
      sizeText(1_024),
      sizeText(319_488),
      sizeText(1_048_575),
      sizeText(1_048_576),
      sizeText(2_726_298),
    ]).toEqual(['0 B', '1023 B', '1 KB', '312 KB', '1024 KB', '1.0 MB', '2.6 MB'])
  })
})
