import { FangkitProvider } from 'fangkit'
import { ImageViewer } from 'fangkit/image-viewer'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { WidgetSandbox } from '../frame/widget-sandbox.tsx'
import { PictureList } from './picture-list.tsx'
import { pictures } from './pictures.ts'

// [2] The viewer makes no calls. A provider gives it language, look and an overlay root.
const transport = createMemoryTransport()
const auth = createMemoryAuth()

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <WidgetSandbox
      folder="image-viewer"
      widget="image-viewer"
      transport={transport}
      start={{ items: pictures, open: false }}
      follow={{ onClose: { open: null } }}
    >
      {/* [3] The address stores which picture is shown and whether the viewer is open: the page decides. */}
      {(props, providerProps, write) => (
        <FangkitProvider transport={transport} auth={auth} {...providerProps}>
          <PictureList pictures={pictures} onOpen={(place) => write({ open: 'true', index: String(place) })} />
          <ImageViewer {...props} />
        </FangkitProvider>
      )}
    </WidgetSandbox>,
  )
}
