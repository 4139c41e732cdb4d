import { createElement, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Remote } from './remote.js'

const NAMES = ['auth', 'content', 'designer', 'account']

function Page() {
  const [person, setPerson] = useState('')
  const onEvent = (event) => {
    if (event.type === 'callback') setPerson(event.subscriber_id)
  }
  return createElement(
    'main',
    null,
    createElement('p', { id: 'account', role: 'status' }, person),
    NAMES.map((name) => createElement(Remote, { key: name, name, brand: 'partner', onEvent })),
  )
}

createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(Page)))
