import { createApp } from 'vue'
import { TwoCities } from './two-cities.ts'

createApp(TwoCities).mount('#app')
