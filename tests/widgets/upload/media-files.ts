/** Moments a film is drawn for: some more than a second. */
const FRAMES = 75

/** A real film, as the browser itself records one of a canvas. */
export async function film(name = '走访.webm'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 48
  const brush = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve()
  })
  recorder.start()
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    if (!brush) continue
    brush.fillStyle = `hsl(${frame * 4} 80% 50%)`
    brush.fillRect(0, 0, canvas.width, canvas.height)
  }
  recorder.stop()
  await ended
  return new File(parts, name, { type: 'video/webm' })
}

/** A tenth of a second of silence. */
export function sound(name = '录音.wav'): File {
  const samples = 800
  const view = new DataView(new ArrayBuffer(44 + samples))
  const write = (at: number, text: string): void =>
    [...text].forEach((sign, place) => {
      view.setUint8(at + place, sign.charCodeAt(0))
    })
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8_000, true)
  view.setUint32(28, 8_000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  for (let at = 44; at < view.byteLength; at += 1) view.setUint8(at, 128)
  return new File([view.buffer], name, { type: 'audio/wav' })
}

/** As much of a sheet as says what it is: a directory of names. */
export function sheet(name = '明细.xlsx'): File {
  const encoder = new TextEncoder()
  const entries = ['[Content_Types].xml', 'xl/workbook.xml'].flatMap((entry) => {
    const view = new DataView(new ArrayBuffer(46))
    view.setUint32(0, 0x02014b50, true)
    view.setUint16(28, entry.length, true)
    return [new Uint8Array(view.buffer), encoder.encode(entry)]
  })
  const local = new Uint8Array(30)
  local.set([0x50, 0x4b, 0x03, 0x04])
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(10, 2, true)
  end.setUint32(16, local.length, true)
  return new File([local, ...entries, end.buffer], name)
}
