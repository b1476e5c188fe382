import { expect, it } from 'vitest'
import { FORMATS } from '../../../lib/domain/file/file-format.ts'
import { createMemoryFiles } from '../../../lib/testing/memory-files.ts'
import { isRefused, receiveFile } from '../../../lib/testing/memory-upload.ts'

const send = (bytes: string, fileName: string, media: string) =>
  receiveFile(
    createMemoryFiles(
      () => 0,
      async (text) => text,
    ),
    'upload',
    { path: 'file/upload', file: new Blob([bytes]), fileName, query: { media } },
  )

it.each([
  ['video', '<!doctype html>', '走访.mp4'],
  ['audio', 'MZ\u0090', '录音.wav'],
  ['excel', '%PDF-1.7', '明细.xlsx'],
] as const)(
  'UPL-005 UPL-006 UPL-008 ERR-024 a server in memory judges a file of %s by its bytes too, whatever it is called',
  async (media, bytes, name) => {
    const received = await send(bytes, name, media)
    expect(isRefused(received) && received.envelope).toMatchObject({
      success: false,
      code: 'INVALID',
      message: `上传只能是${FORMATS[media].join('/')}格式!`,
    })
  },
)
it('UPL-006 a server in memory names sound by what its bytes are', async () => {
  expect(await send('#!AMR\n0', '录音.wav', 'audio')).toMatchObject({ format: 'amr', name: '录音.amr' })
})
