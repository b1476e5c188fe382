import type { BackendModule } from '../backend-module.ts'
import { mapHandlers } from './map-handlers.ts'

/** The maps service. */
export const mapModule: BackendModule = {
  handlers: mapHandlers,
}
