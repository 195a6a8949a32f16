/** The web process sends request ids to this queue for the worker. */
export const mailTestimonialQueue = 'mail-testimonial';
