import { FangkitProvider } from 'fangkit'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import '../../lib/styles/panda.css'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'
import { PicturePage } from './picture-page.tsx'
import { pictures } from './pictures.ts'

// [2] The viewer asks no server of its own; a provider gives it language, look and a place for its layer.
const transport = createMemoryTransport({ scenario: scenarioOf(location.search) })
const auth = createMemoryAuth()

// [3] `?picture=5` opens the fifth at once, `?scheme=contrast` shows it in high contrast.
const asked = new URLSearchParams(location.search)
const start = asked.has('picture') ? Number(asked.get('picture')) - 1 : null
const scheme = asked.get('scheme') === 'contrast' ? 'contrast' : 'light'

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox title="图片查看" transport={transport} files={['image-viewer/picture-page.tsx', 'image-viewer/pictures.ts', 'image-viewer/main.tsx']}>
      <FangkitProvider transport={transport} auth={auth} appearance={{ scheme }}>
        <PicturePage pictures={pictures} start={start} />
      </FangkitProvider>
    </Sandbox>,
  )
}
