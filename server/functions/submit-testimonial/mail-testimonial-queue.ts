/** Where the web process puts a request's id, and the worker takes it. */
export const mailTestimonialQueue = 'mail-testimonial';
