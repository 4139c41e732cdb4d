// React as a file of its own, for every remote of a page that has none.
import react from 'react'
import reactDom from 'react-dom'
import client from 'react-dom/client'

export default { react, 'react-dom': reactDom, 'react-dom/client': client }
