import './styles/fonts.css'
import '../board/tokens.css'
import '../board/palette.css'
import '../board/unseen.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/home.css'
import './styles/own-tables.css'
import './styles/account.css'
import './styles/table.css'
import './styles/beside.css'
import './styles/chat.css'
import './styles/with-board.css'
import './styles/one-screen.css'
import './styles/rules.css'
import './styles/tools.css'
import './styles/offline.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { askWho } from './guest.ts'
import { awaitOffer } from './offline/install.ts'
import { startWorker } from './offline/newer.ts'
import { startRouter } from './router.ts'
import { rememberOrders } from './settings/kept-orders.ts'
import { applySettings, rememberSettings } from './settings/settings.ts'
import { awaitGesture } from './sound/use-sounds.ts'

const page = document.getElementById('page')
if (page === null) throw new Error('index.html has the element that this page is drawn in')
startRouter()
rememberSettings(localStorage)
rememberOrders(localStorage)
applySettings(document.documentElement)
awaitGesture()
awaitOffer()
startWorker()
void askWho()
render(<App />, page)
