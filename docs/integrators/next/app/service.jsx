'use client'

import { useEffect, useRef, useState } from 'react'

/** The tag is an element like any other: it stands in the server's HTML, and fills when the script has come. */
export function Service() {
  const element = useRef(null)
  const [name, setName] = useState('auth')
  const [person, setPerson] = useState('')

  useEffect(() => {
    const tag = element.current
    const signedIn = ({ detail }) => setPerson(detail.subscriber_id)
    tag.addEventListener('yawmi:callback', signedIn)
    return () => tag.removeEventListener('yawmi:callback', signedIn)
  }, [])

  return (
    <>
      <button onClick={() => setName(name === 'auth' ? 'content' : 'auth')}>
        {name === 'auth' ? 'المحتوى' : 'الدخول'}
      </button>
      <yawmi-remote ref={element} name={name} brand="partner" />
      <p id="account" role="status">
        {person}
      </p>
    </>
  )
}
